import type { PageVisitor } from "../../worker/request/page/loader.ts";
import { readVisitor } from "../../worker/request/visitor.ts";

/** The encrypted cookie with the code of a mailed link; the address loses the code by a redirect (newsletter-9). */
export const NEWSLETTER_ACCESS = "newsletterAccess";

export const PREFERENCES_DRAFT = "newsletterPreferences";

export const isAccessCode = (text: string | null | undefined): text is string =>
	/^[\w-]{16,64}$/.test(text ?? "");

export type Access = {
	email: string;
	code?: string;
	owner: string;
	isCustomer: boolean;
};

export const keptCode = async ({ drafts }: Pick<PageVisitor, "drafts">): Promise<string | undefined> =>
	(await drafts.read(NEWSLETTER_ACCESS))?.values.code;

/** `read`: how a page answers while the login service fails. */
export const readAccess = async (
	{
		shopper,
		profile,
		newsletter,
		drafts,
	}: Pick<PageVisitor, "shopper" | "profile" | "newsletter" | "drafts">,
	read = readVisitor,
): Promise<Access | "signedOut" | undefined> => {
	const code = await keptCode({ drafts });
	const visitor = await read(shopper);
	const email = code ? await newsletter.addressOf(code) : null;
	if (code && email === undefined) return undefined;
	if (code && email) return { email, code, owner: email, isCustomer: visitor.registered };
	if (!visitor.registered) return "signedOut";
	const own = (await profile.read())?.email;
	return own === undefined ? undefined : { email: own, owner: visitor.customerId ?? "", isCustomer: true };
};
