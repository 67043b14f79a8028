/** Describes an event for a calendar file (RFC 5545). The file contains UTC, which calendars convert to local time. */
export type CalendarEvent = {
	uid: string;
	begins: string;
	ends: string;
	now: Date;
	summary: string;
	location: string;
	url: string;
};

const LONGEST = 75;
const escapeText = (text: string): string =>
	text
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replace(/\r\n|\r|\n/g, "\\n")
		.replace(/\p{Cc}/gu, "");
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, "");

const countBytes = (character: string): number => {
	const point = character.codePointAt(0) ?? 0;
	if (point < 0x80) return 1;
	if (point < 0x800) return 2;
	return point < 0x10000 ? 3 : 4;
};

const foldLine = (line: string): string => {
	const lines = [""];
	let bytes = 0;
	for (const character of line) {
		const size = countBytes(character);
		if (bytes + size > LONGEST) {
			lines.push("");
			bytes = 1;
		}
		lines[lines.length - 1] += character;
		bytes += size;
	}
	return lines.join("\r\n ");
};

export const calendarFile = ({ uid, begins, ends, now, summary, location, url }: CalendarEvent): string =>
	[
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Storefront//Appointments//EN",
		"METHOD:PUBLISH",
		"BEGIN:VEVENT",
		`UID:${escapeText(uid)}`,
		`DTSTAMP:${stamp(now)}`,
		`DTSTART:${stamp(new Date(begins))}`,
		`DTEND:${stamp(new Date(ends))}`,
		`SUMMARY:${escapeText(summary)}`,
		`LOCATION:${escapeText(location)}`,
		`URL:${url}`,
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]
		.map(foldLine)
		.join("\r\n");
