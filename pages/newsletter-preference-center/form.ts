import type { HandleForm } from "../../worker/api/forms/form.ts";
import { visitorOf } from "../../worker/views/wishlist-view.ts";
import { CHANNELS, CONTENTS } from "./loader.ts";

/** Of a category's id. */
const LONGEST = 100;
const MOST_CATEGORIES = 50;

/**
 * `POST /{locale}/newsletter-preference-center` (newsletter-9): fields owner, content, category and channel, each as often as it is chosen.
 * With a channel the address is subscribed, without one it leaves.
 */
export const newsletterPreferenceCenterForm: HandleForm = async (form, { paths, visitor }) => {
	const to = (query: Record<string, string>) => ({ location: paths.at("newsletterPreferenceCenter", query) });
	const { shopper, profile, newsletter } = visitor;
	const { registered, customerId } = await visitorOf(shopper);
	if (!registered) return { location: paths.at("signIn", { back: "newsletterPreferenceCenter" }) };
	if (!customerId || form.get("owner") !== customerId) return to({ error: "changed" });
	const email = (await profile.read())?.email;
	if (!email) return to({ error: "unavailable" });
	const sent = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
	const preferences = {
		contents: CONTENTS.filter((one) => sent("content").includes(one)),
		categories: [...new Set(sent("category"))].filter((id) => id.length <= LONGEST).slice(0, MOST_CATEGORIES),
		channels: CHANNELS.filter((one) => sent("channel").includes(one)),
	};
	const outcome =
		preferences.channels.length > 0
			? await newsletter.subscribe({ email, source: "page" })
			: await newsletter.unsubscribe(email, undefined);
	if (!outcome.ok || !(await newsletter.savePreferences(email, preferences)))
		return to({ error: "unavailable" });
	return to({ notice: "saved" });
};
