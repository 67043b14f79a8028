import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { PageContext } from "../request/page/page-context.ts";

const ROUTES = [
	"account",
	"orders",
	"wishlist",
	"personalData",
	"addresses",
	"payments",
	"visits",
	"loyalty",
	"newsletterPreferenceCenter",
	"storeCredit",
	"newsletterUnsubscribe",
] as const;

/**
 * Returns the links of the account's pages and marks the link `current` (account-1). `isWithin`: the page shown is not that link's own page
 * but one below it, such as an order below "orders".
 */
export const accountNavigation = (
	{ paths, settings }: Pick<PageContext, "paths" | "settings">,
	current: (typeof ROUTES)[number],
	isWithin?: true,
): AccountLinkView[] =>
	ROUTES.filter((name) => name !== "loyalty" || settings.loyaltyEnabled).map((name) => ({
		name,
		href: paths.at(name),
		isCurrent: name === current,
		isWithin: name === current ? isWithin : undefined,
	}));
