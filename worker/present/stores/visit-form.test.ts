import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { expect, test } from "vitest";
import { readVisitForm } from "./visit-form.ts";

// proves typed-1
test.each([
	["as it is", "anna@vetrina.example"],
	["in full width", "ａｎｎａ＠vetrina.example"],
	["with marks that were pasted along", "\u200banna@vetrina.example\u200f"],
	["with spaces around", "  anna@vetrina.example "],
	["of no one", "anna@"],
	["empty", ""],
])("an appointment takes the same e-mail addresses as every form: one %s", (_what, email) => {
	const { email: read, faults } = readVisitForm({ name: "Anna Rossi", email, note: "" });
	const parsed = parseEmail(email);
	expect("email" in faults).toBe(parsed === undefined);
	if (parsed) expect(read).toBe(parsed);
});
