import type * as z from "zod";
import { valueAt } from "../value-at.ts";

const SHOWN = 60;

function describeValue(value: unknown): string {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value) ?? String(value);
	const cut = text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text;
	return typeof value === "string" && text.length > SHOWN ? `${cut} (${value.length} characters)` : cut;
}

const isShort = (value: unknown): value is string =>
	typeof value === "string" && value.length <= 100 && !/\p{Cc}/u.test(value);

function nameLine(value: unknown): string {
	const [kind, id] = [valueAt(value, ["kind"]), valueAt(value, ["id"])];
	return isShort(kind) && isShort(id) ? `${kind} "${id}": ` : "";
}

export function describeIssue(value: unknown, issues: readonly z.core.$ZodIssue[]): string {
	const texts = new Map<string, string>();
	for (const issue of issues) {
		const path = issue.path.map(String).join(".");
		if (!texts.has(path)) texts.set(path, describeFault(value, issue, path));
	}
	const all = [...texts.values()];
	const more = all.length > 3 ? `; and ${all.length - 3} more` : "";
	return nameLine(value) + all.slice(0, 3).join("; ") + more;
}

function describeFault(value: unknown, issue: z.core.$ZodIssue, path: string): string {
	const at = path === "" ? "" : `${path}: `;
	if (issue.code === "unrecognized_keys") {
		const keys = issue.keys.map((key) => describeValue(key)).join(", ");
		const expectation =
			path === "" ? "only the fields of its kind, see docs/catalogue-format.md" : issue.message;
		return `${at}found the unknown field ${keys}, expected ${expectation}`;
	}
	if (issue.code === "invalid_key") {
		const parent = issue.path.slice(0, -1).map(String).join(".");
		const expectation = issue.issues[0]?.message ?? "another key";
		return `${parent}: found the key ${describeValue(String(issue.path.at(-1)))}, expected ${expectation}`;
	}
	const one = valueAt(value, issue.path);
	if (path === "" && (typeof one !== "object" || one === null || Array.isArray(one)))
		return `found ${describeValue(one)}, expected an object such as {"kind": "category", …}`;
	return `${at}found ${describeValue(one)}, expected ${issue.message}`;
}
