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

/** Returns the links of the account's pages, and marks the current page (account-1). `isWithin`: the current page is below that page. */
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
