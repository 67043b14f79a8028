import { PRODUCT_ID } from "../../shared/domain/catalogue/product-id.ts";
import { readBirthday } from "../../shared/domain/identity/birthday.ts";
import type { FormContext, HandleForm } from "../../worker/api/forms/form.ts";
import { type Access, accessOf } from "./access.ts";
import { CHANNELS, CONTENTS, GENDERS, NEWS_FOR } from "./choices.ts";

/** Of a category's id, and of a name. */
const LONGEST = 100;
const MOST = { categories: 50, brands: 200 };

const save = async (
	form: FormData,
	{ email, code }: Access,
	{ visitor: { newsletter }, now }: FormContext,
): Promise<Record<string, string>> => {
	const sent = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
	const several = (name: string, most: number) =>
		[...new Set(sent(name))].filter((one) => one !== "" && one.length <= LONGEST).slice(0, most);
	const one = (name: string) => (sent(name)[0] ?? "").trim().slice(0, LONGEST);
	const preferences = {
		contents: CONTENTS.filter((id) => sent("content").includes(id)),
		categories: several("category", MOST.categories),
		brands: several("brand", MOST.brands),
		followedBrands: several("followed", MOST.brands),
		channels: CHANNELS.filter((id) => sent("channel").includes(id)),
	};
	const [year = "", month = "", day = ""] = one("birthday").split("-");
	const birthday = readBirthday({ year, month, day }, now);
	if ("fault" in birthday) return { error: "birthday" };
	const profile = {
		firstName: one("firstName"),
		lastName: one("lastName"),
		gender: GENDERS.find((id) => id === one("gender")) ?? "",
		birthday: birthday.date ?? "",
		newsFor: NEWS_FOR.filter((id) => sent("newsFor").includes(id)),
	};
	const outcome =
		preferences.channels.length > 0
			? await newsletter.subscribe({ email, source: "page" })
			: await newsletter.unsubscribe(email, undefined);
	const saved =
		outcome.ok &&
		(await newsletter.savePreferences(email, preferences, code)) &&
		(await newsletter.saveProfile(email, profile, code));
	if (!saved) return { error: "unavailable" };
	const known = await newsletter.preferences(email, code);
	const mustConfirm = outcome.mustConfirm && known !== "unproven" && known?.isSubscribed === false;
	return { notice: mustConfirm ? "mustConfirm" : "saved" };
};

/**
 * `POST /{locale}/newsletter-preference-center` (newsletter-9, newsletter-10): fields owner, and intent = remove with productId, for a product that is no longer
 * waited for; intent = access, for the mail that shows whose the account's address is; or content, category, brand, followed, newsFor and channel, each as often as it is chosen, firstName, lastName, gender, birthday (1990-02-28). With a channel the
 * address is subscribed, without one it leaves.
 */
export const newsletterPreferenceCenterForm: HandleForm = async (form, cx) => {
	const { paths, visitor } = cx;
	const to = (query: Record<string, string>) => ({ location: paths.at("newsletterPreferenceCenter", query) });
	const access = await accessOf(visitor);
	if (access === "signedOut") return { location: paths.at("signIn", { back: "newsletterPreferenceCenter" }) };
	if (!access) return to({ error: "unavailable" });
	if (form.get("owner") !== access.owner) return to({ error: "changed" });
	if (form.get("intent") === "access") {
		const mailed = await visitor.newsletter.mailAccess(access.email);
		return to(mailed.ok ? { notice: "accessMailed" } : { error: "unavailable" });
	}
	if (form.get("intent") !== "remove") return to(await save(form, access, cx));
	const productId = form.get("productId");
	const isRemoved =
		typeof productId === "string" &&
		PRODUCT_ID.test(productId) &&
		(await visitor.newsletter.endRequest(productId, access.code));
	return to(isRemoved ? { notice: "removed" } : { error: "unavailable" });
};
