import type { VisitFormView } from "../../../shared/contracts/visit-views.ts";
import { isFamilyNameFirst } from "../../../shared/domain/identity/family-name-first.ts";
import type { PageVisitor } from "../../request/page/loader.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { readVisitorOrGuest } from "../../request/visitor.ts";

const ERRORS = ["unavailable", "notFound", "tooMany", "taken", "invalid"] as const;

export const readRequestId = ({ requestId = "" }: Record<string, string>): { requestId?: string } =>
	/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(requestId) ? { requestId } : {};

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
	const { registered } = await readVisitorOrGuest(shopper);
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
