import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { readDetails } from "../../shared/domain/newsletter/sign-up.ts";
import type { FormContext, HandleForm } from "../../worker/request/form/form-context.ts";
import { type Access, PREFERENCES_DRAFT, readAccess } from "./access.ts";
import { CHANNELS, CONTENTS } from "./choices.ts";

const LONGEST = 100;
const MOST = { categories: 50, brands: 200 };

const save = async (
	form: FormData,
	{ email, code, owner }: Access,
	{ visitor: { newsletter, drafts }, now }: FormContext,
): Promise<Record<string, string>> => {
	const readAll = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
	const several = (name: string, most: number) =>
		[...new Set(readAll(name))].filter((one) => one !== "" && one.length <= LONGEST).slice(0, most);
	const one = (name: string) => (readAll(name)[0] ?? "").trim();
	const preferences = {
		contents: CONTENTS.filter((id) => readAll("content").includes(id)),
		categories: several("category", MOST.categories),
		brands: several("brand", MOST.brands),
		followedBrands: several("followed", MOST.brands),
		channels: CHANNELS.filter((id) => readAll("channel").includes(id)),
	};
	const typedValues = {
		firstName: one("firstName"),
		lastName: one("lastName"),
		gender: one("gender"),
		birthday: one("birthday"),
		newsFor: readAll("newsFor"),
		...(form.has("consents")
			? { dataCollection: form.has("dataCollection"), privacy: form.has("privacy") }
			: {}),
	};
	const result = readDetails(typedValues, now);
	if ("fault" in result) {
		const choices = JSON.stringify({ ...preferences, ...typedValues });
		await drafts.keep(PREFERENCES_DRAFT, { values: { owner, chosen: choices }, faults: {} });
		return { error: result.fault };
	}
	// Empty strings clear the fields at the newsletter service.
	const profile = { firstName: "", lastName: "", gender: "", birthday: "", newsFor: [], ...result.details };
	const outcome =
		preferences.channels.length > 0
			? await newsletter.subscribe({ email, source: "page", channels: preferences.channels, code })
			: await newsletter.unsubscribe(email, undefined);
	const isSaved =
		outcome.ok &&
		(await newsletter.savePreferences(email, preferences, code)) &&
		(await newsletter.saveProfile(email, profile, code));
	if (!isSaved) return { error: "unavailable" };
	drafts.drop(PREFERENCES_DRAFT);
	const storedPreferences = await newsletter.preferences(email, code);
	const mustConfirm =
		outcome.mustConfirm && storedPreferences !== "unproven" && storedPreferences?.isSubscribed === false;
	return { notice: mustConfirm ? "mustConfirm" : "saved" };
};

/**
 * Changes the newsletter's preferences (newsletter-9, newsletter-10). Fields: owner, and intent: remove with productId; access, which
 * requests a mail that proves the address; or no intent, with content, category, brand, followed, newsFor and channel (repeatable),
 * firstName, lastName, gender, birthday (1990-02-28), dataCollection and privacy, and `consents` if the form shows these two. Without a
 * channel, the address is unsubscribed.
 */
export const newsletterPreferenceCenterForm: HandleForm = async (form, cx) => {
	const { paths, visitor } = cx;
	const to = (query: Record<string, string>) => ({ location: paths.at("newsletterPreferenceCenter", query) });
	const access = await readAccess(visitor);
	if (access === "signedOut") return { location: paths.at("signIn", { back: "newsletterPreferenceCenter" }) };
	if (!access) return to({ error: "unavailable" });
	if (form.get("owner") !== access.owner) return to({ error: "changed" });
	if (form.get("intent") === "access") {
		const mailing = await visitor.newsletter.mailAccess(access.email);
		return to(mailing.ok ? { notice: "accessMailed" } : { error: "unavailable" });
	}
	if (form.get("intent") !== "remove") return to(await save(form, access, cx));
	const productId = form.get("productId");
	const isRemoved =
		typeof productId === "string" &&
		PRODUCT_ID.test(productId) &&
		(await visitor.newsletter.endRequest(productId, access.code));
	return to(isRemoved ? { notice: "removed" } : { error: "unavailable" });
};
