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

/** The pages of an account, the one that is shown among them, or (`isWithin`) that behind which it is (account-1). */
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
