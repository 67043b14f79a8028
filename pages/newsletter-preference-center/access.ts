import type { PageVisitor } from "../../worker/request/page/loader.ts";
import { readVisitor } from "../../worker/request/visitor.ts";

/** The code of a mail that opens the preferences of its address (newsletter-9): in an encrypted cookie, so that no address has it for long. */
export const NEWSLETTER_ACCESS = "newsletterAccess";

export const PREFERENCES_DRAFT = "newsletterPreferences";

export const isAccessCode = (text: string | null | undefined): text is string =>
	/^[\w-]{16,64}$/.test(text ?? "");

export type Access = {
	email: string;
	/** The code of a mailed link. */
	code?: string;
	/** The owner's id, which forms send so that a stale tab cannot change another person's preferences. */
	owner: string;
	isCustomer: boolean;
};

/** Returns the code that a mail has brought, before its validity is known. */
export const keptCode = async ({ drafts }: Pick<PageVisitor, "drafts">): Promise<string | undefined> =>
	(await drafts.read(NEWSLETTER_ACCESS))?.values.code;

/**
 * Returns the owner of the preferences: that of the mailed code, else the account. `signedOut`: neither; undefined if the platform does not
 * say.
 */
export const accessOf = async ({
	shopper,
	profile,
	newsletter,
	drafts,
}: Pick<PageVisitor, "shopper" | "profile" | "newsletter" | "drafts">): Promise<
	Access | "signedOut" | undefined
> => {
	const code = await keptCode({ drafts });
	const visitor = await readVisitor(shopper);
	const email = code ? await newsletter.addressOf(code) : null;
	if (code && email === undefined) return undefined;
	if (code && email) return { email, code, owner: email, isCustomer: visitor.registered };
	if (!visitor.registered) return "signedOut";
	const own = (await profile.read())?.email;
	return own === undefined ? undefined : { email: own, owner: visitor.customerId ?? "", isCustomer: true };
};
