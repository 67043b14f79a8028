import { isCustomerName } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { LONGEST_NOTE } from "@vetrina/shop-rules/catalogue/longest-note.ts";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { oneLine, plainText } from "@vetrina/shop-rules/typed/plain-text.ts";

type PersonFields = { name: string; email: string; note: string };

const LONGEST = { name: 100, email: 256, note: LONGEST_NOTE };

export const readPersonFields = (
	fields: Record<string, string>,
	longestName = LONGEST.name,
): PersonFields & { faults: Record<string, string> } => {
	const [name, email] = [oneLine(fields.name), plainText(fields.email)];
	// Browsers count a line break as one character but send two.
	const note = (fields.note ?? "").trim().replace(/\r\n?/g, "\n");
	const faults: Record<string, string> = {};
	if (name === "") faults.name = "required";
	else if (name.length > longestName) faults.name = "tooLong";
	else if (!isCustomerName(name)) faults.name = "name";
	if (email === "") faults.email = "required";
	else if (!parseEmail(email)) faults.email = "email";
	if (note.length > LONGEST.note) faults.note = "tooLong";
	return { name, email, note, faults };
};

export const cutPersonFields = (
	{ name, email, note }: PersonFields,
	longestName = LONGEST.name,
): PersonFields => ({
	name: name.slice(0, longestName),
	email: email.slice(0, LONGEST.email),
	note: note.slice(0, LONGEST.note),
});
