import { isCustomerName } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { LONGEST_NOTE } from "@vetrina/shop-rules/catalogue/longest-note.ts";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { oneLine, plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { VisitFormView } from "../../../shared/contracts/visit-views.ts";
import { isFamilyNameFirst } from "../../../shared/domain/identity/family-name-first.ts";
import type { PageVisitor } from "../../request/page/loader.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { readVisitor } from "../../request/visitor.ts";

const ERRORS = ["unavailable", "notFound", "tooMany", "taken", "invalid"] as const;
const LONGEST = { name: 100, email: 256, note: LONGEST_NOTE };

export const readVisitForm = (fields: Record<string, string>) => {
	const typed = (name: keyof typeof LONGEST) => (fields[name] ?? "").trim();
	// Browsers count a line break as one character but send two.
	const [name, email] = [oneLine(fields.name), plainText(fields.email)];
	const note = typed("note").replace(/\r\n?/g, "\n");
	const faults: Record<string, string> = {};
	if (name === "") faults.name = "required";
	else if (name.length > LONGEST.name) faults.name = "tooLong";
	else if (!isCustomerName(name)) faults.name = "name";
	if (email === "") faults.email = "required";
	else if (!parseEmail(email)) faults.email = "email";
	if (note.length > LONGEST.note) faults.note = "tooLong";
	return { name, email, note, faults };
};

export const readRequestId = ({ requestId = "" }: Record<string, string>): { requestId?: string } =>
	/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(requestId) ? { requestId } : {};

export const keptVisitForm = ({ name, email, note }: { name: string; email: string; note: string }) => ({
	name: name.slice(0, LONGEST.name),
	email: email.slice(0, LONGEST.email),
	note: note.slice(0, LONGEST.note),
});

export const visitFormView = async (
	cx: PageContext,
	{ drafts, profile, shopper }: Pick<PageVisitor, "drafts" | "profile" | "shopper">,
	{ draft: form, action }: { draft: string; action: string },
): Promise<VisitFormView> => {
	const error = ERRORS.find((one) => one === cx.search.get("error"));
	const isRefused = error !== undefined || cx.search.get("error") === "form";
	const draft = isRefused ? await drafts.read(form) : null;
	const faults = Object.fromEntries(
		Object.entries(draft?.faults ?? {}).flatMap(([name, [code]]) => (code ? [[name, code]] : [])),
	);
	const requestId = crypto.randomUUID();
	if (draft) return { requestId, action, values: draft.values, faults, error };
	const { registered } = await readVisitor(shopper);
	const person = registered ? await profile.read() : null;
	if (!person) return { requestId, action, values: {}, faults, error };
	const { firstName = "", lastName = "" } = person.person;
	const names = isFamilyNameFirst(cx.locale.language) ? [lastName, firstName] : [firstName, lastName];
	return {
		requestId,
		action,
		values: { name: names.join(" ").trim(), email: person.email ?? "" },
		faults,
		error,
	};
};
