import { newsletterBody } from "../../shared/contracts/shopper-api.ts";
import { readDetails } from "../../shared/domain/newsletter/sign-up.ts";
import type { SignUp } from "../../worker/platform/commerce/newsletter.ts";
import type { FormContext, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { CONFIRMATION, SIGN_UP_DRAFT } from "./loader.ts";

/** Confirms the sign-up. The mailed link itself must not confirm, because mail scanners open links. */
const confirm = async ({ paths, visitor: { drafts, newsletter } }: FormContext) => {
	const code = (await drafts.read(CONFIRMATION))?.values.code;
	const outcome = code ? await newsletter.confirm(code) : "unknown";
	if (outcome === "unavailable")
		return { location: paths.at("newsletter", { step: "confirm", error: outcome }) };
	drafts.drop(CONFIRMATION);
	return {
		location: paths.at("newsletter", outcome === "done" ? { notice: "confirmed" } : { error: "code" }),
	};
};

/**
 * Returns the typed details. `asks` names the consents that the form shows, because an unticked box among them means no (newsletter-16).
 */
const typedDetails = (form: FormData) => {
	const { firstName, lastName, gender, birthday } = formFields(form);
	const consent = (name: "dataCollection" | "privacy") =>
		form.getAll("asks").includes(name) ? form.has(name) : undefined;
	return {
		firstName,
		lastName,
		gender,
		birthday,
		newsFor: form.getAll("newsFor").filter((one) => typeof one === "string"),
		dataCollection: consent("dataCollection"),
		privacy: consent("privacy"),
	};
};

const OWN_PATH = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/;
const LONGEST_PATH = 100;

/** Returns the source of a sign-up; a form in a page of editors names the path of that page (newsletter-3). */
const readSource = (from: string | undefined): SignUp["source"] =>
	from !== undefined && from.length <= LONGEST_PATH && OWN_PATH.test(from)
		? `section${from as `/${string}`}`
		: "page";

/**
 * Subscribes to the newsletter. Fields: email, firstName, lastName, gender, birthday (1990-02-28), newsFor (repeatable), dataCollection and
 * privacy, `asks` for each of these two that the form shows, and `from`, the path of the page whose section has the form. intent = access requests a mail with a link to the preferences; intent =
 * confirm confirms a sign-up (newsletter-11).
 */
export const newsletterForm: HandleForm = async (form, cx) => {
	const { paths, visitor, now } = cx;
	const to = (query: Record<string, string>) => ({ location: paths.at("newsletter", query) });
	const { intent, email = "", from } = formFields(form);
	if (intent === "confirm") return confirm(cx);
	const details = typedDetails(form);
	const refuse = async (error: string) => {
		const { newsFor, dataCollection, privacy, ...texts } = details;
		const tickedNames = [
			...newsFor,
			...Object.keys({ dataCollection, privacy }).filter((name) => form.has(name)),
		];
		const values = omitUndefined({ ...texts, email, ticked: tickedNames.join(" ") });
		await visitor.drafts.keep(SIGN_UP_DRAFT, { values, faults: {} });
		return to({ error });
	};
	const result = newsletterBody.safeParse({ email, source: "page", ...details });
	if (!result.success) return refuse("invalidEmail");
	if (!(await cx.settings()).newsletterEnabled) return refuse("unavailable");
	if (intent === "access") {
		const mailing = await visitor.newsletter.mailAccess(result.data.email);
		return to(mailing.ok ? { notice: "accessMailed" } : { error: mailing.error });
	}
	const detailsResult = readDetails(details, now);
	if ("fault" in detailsResult) return refuse(detailsResult.fault);
	const outcome = await visitor.newsletter.subscribe({
		email: result.data.email,
		source: readSource(from),
		...detailsResult.details,
	});
	if (!outcome.ok) return refuse(outcome.error);
	visitor.drafts.drop(SIGN_UP_DRAFT);
	return to({ notice: outcome.mustConfirm ? "mustConfirm" : "subscribed" });
};
