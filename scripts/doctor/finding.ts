/** A sentence of `npm run doctor`. `stop`: `npm run dev` does not start, or no page is shown, until it is mended. */
export type Finding = { about: string; says: string } & (
	| { state: "fine" }
	| { state: "note" | "stop"; fix: string }
);

type About = {
	fine: (says: string) => Finding;
	note: (says: string, fix: string) => Finding;
	stop: (says: string, fix: string) => Finding;
};

export const about = (subject: string): About => ({
	fine: (says) => ({ about: subject, state: "fine", says }),
	note: (says, fix) => ({ about: subject, state: "note", says, fix }),
	stop: (says, fix) => ({ about: subject, state: "stop", says, fix }),
});

export const stopsDevelopment = (findings: readonly Finding[]): boolean =>
	findings.some(({ state }) => state === "stop");

const MARKS: Record<Finding["state"], string> = { fine: "fine", note: "note", stop: "STOP" };

export function printFindings(findings: readonly Finding[]): string {
	const count = (state: Finding["state"]): number => findings.filter((one) => one.state === state).length;
	const lines = findings.flatMap((finding) => [
		`  ${MARKS[finding.state]}  ${finding.says}`,
		...(finding.state === "fine" ? [] : [`        Fix: ${finding.fix}`]),
	]);
	const stops = count("stop");
	const notes = count("note");
	const verdict =
		stops > 0
			? `${stops === 1 ? "One problem stops" : `${stops} problems stop`} \`npm run dev\`.`
			: "Nothing stops `npm run dev`.";
	const rest = notes > 0 ? ` ${notes === 1 ? "One note waits" : `${notes} notes wait`} for you.` : "";
	return [...lines, "", verdict + rest].join("\n");
}
