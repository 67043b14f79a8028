import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { expect, test } from "vitest";
import { cutPersonFields, readPersonFields } from "./person-fields.ts";

// proves typed-1
test.each([
	["as it is", "anna@vetrina.example"],
	["in full width", "ａｎｎａ＠vetrina.example"],
	["with marks that were pasted along", "\u200banna@vetrina.example\u200f"],
	["with spaces around", "  anna@vetrina.example "],
	["of no one", "anna@"],
	["empty", ""],
])("a mail to a store or a friend takes the same e-mail addresses as every form: one %s", (_what, email) => {
	const { email: read, faults } = readPersonFields({ name: "Anna Rossi", email, note: "" });
	const parsed = parseEmail(email);
	expect("email" in faults).toBe(parsed === undefined);
	if (parsed) expect(read).toBe(parsed);
});

test.each([undefined, 60])(
	"values that are cut for the draft are no longer too long (name of at most %s)",
	(longest) => {
		const long = "x".repeat(3000);
		const read = readPersonFields({ name: long, email: "anna@vetrina.example", note: long }, longest);
		expect(read.faults).toEqual({ name: "tooLong", note: "tooLong" });
		expect(readPersonFields(cutPersonFields(read, longest), longest).faults).toEqual({});
	},
);
