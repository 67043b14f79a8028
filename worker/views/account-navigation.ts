import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { PageContext } from "../pages/page-loader.ts";

const ROUTES = ["account", "orders", "addresses", "payments", "wishlist"] as const;

/** The pages of an account, the one that is shown among them (account-1). */
export const accountNavigation = (
	{ paths }: Pick<PageContext, "paths">,
	current: (typeof ROUTES)[number],
): AccountLinkView[] => ROUTES.map((name) => ({ name, href: paths.at(name), isCurrent: name === current }));
