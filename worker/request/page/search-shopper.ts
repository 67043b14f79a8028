import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { routeAt } from "../../../pages/routes.ts";
import { type CustomerGroups, getCustomerGroups } from "../../platform/commerce/catalogue/customer-groups.ts";
import type { Shopper } from "../../platform/commerce/logins/sessions.ts";
import { settingsAt } from "../../platform/config.ts";
import type { SearchShopper } from "../../platform/search/search-port.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Calls } from "../calls.ts";
import { loadCategories } from "./categories.ts";

const NO_GROUPS: Pick<CustomerGroups, "groups" | "personalisationKey"> = {
	groups: [],
	personalisationKey: "",
};

const treatsApart = ({ searchPersonalisation, searchProvider, hostedSearch }: SiteSettings) => ({
	byTaste: searchPersonalisation,
	byTest: searchProvider === "hosted" && hostedSearch.abTest,
});

type Who = { shopper: Shopper; userToken: () => Promise<string | undefined> };

const isList = async (calls: Calls, locale: SiteLocale, path: string): Promise<boolean> =>
	routeAt(path) === "search" || (await loadCategories(calls, locale)).byUrl.has(path);

/**
 * Returns the signed-in customer for whom the search is personalised (search-9). Returns undefined for other shoppers, and
 * while the platform does not identify the customer; they get the shared page (decision 28).
 */
export const findSearchShopper = async (
	calls: Calls,
	locale: SiteLocale,
	path: string,
	who: Who,
): Promise<SearchShopper | undefined> => whoSearches(calls, locale, who, () => isList(calls, locale, path));

export const findTypingShopper = (
	calls: Calls,
	locale: SiteLocale,
	who: Who,
): Promise<SearchShopper | undefined> => whoSearches(calls, locale, who, async () => true);

const whoSearches = async (
	calls: Calls,
	locale: SiteLocale,
	{ shopper, userToken }: Who,
	isAsked: () => Promise<boolean>,
): Promise<SearchShopper | undefined> => {
	if (!shopper.maybeCustomer) return undefined;
	try {
		const settings = await settingsAt(calls, locale);
		const { byTaste, byTest } = treatsApart(settings);
		if ((!byTaste && !byTest) || !(await isAsked())) return undefined;
		const session = await shopper.session();
		if (!session.registered) return undefined;
		const cx = { platform: calls.platform, locale };
		const { groups, personalisationKey } = byTaste
			? await getCustomerGroups(cx, session.accessToken, calls.cache.now())
			: NO_GROUPS;
		const isApart = byTest || groups.length > 0 || personalisationKey !== "";
		return isApart ? { groups, personalisationKey, userToken: await userToken() } : undefined;
	} catch (error) {
		calls.platform.log(
			"warning",
			"request/search-shopper",
			"Loading a personal list failed, the shared list is shown",
			{
				error,
			},
		);
		return undefined;
	}
};
