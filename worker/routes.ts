import { type RouteName, routeAt } from "../shared/domain/addresses/routes.ts";
import { cartForm } from "./api/forms/cart-form.ts";
import type { HandleForm } from "./api/forms/form.ts";
import { newsletterForm } from "./api/forms/newsletter-form.ts";
import { notifyMeForm } from "./api/forms/notify-me-form.ts";
import { preferencesForm } from "./api/forms/preferences-form.ts";
import { signInForm } from "./api/forms/sign-in-form.ts";
import { wishlistForm } from "./api/forms/wishlist-form.ts";
import { loadBrands } from "./pages/brands.ts";
import { loadCart } from "./pages/cart.ts";
import { loadCategoryRoute } from "./pages/category-landing.ts";
import { loadContent } from "./pages/content.ts";
import { loadHome } from "./pages/home.ts";
import { loadNewsletter } from "./pages/newsletter.ts";
import { loadNotifyMe } from "./pages/notify-me.ts";
import type { LoadPrivate, LoadShared } from "./pages/page-loader.ts";
import { loadProduct } from "./pages/product.ts";
import { loadRestriction } from "./pages/restriction.ts";
import { loadSearch, loadSearchNoResult } from "./pages/search.ts";
import { loadSignIn } from "./pages/sign-in.ts";
import { loadSitemapPage } from "./pages/sitemap-page.ts";
import { loadSizeGuide } from "./pages/size-guide.ts";
import { loadWishlist } from "./pages/wishlist.ts";

/** How each route of shared/domain/addresses/routes.ts responds. */
type Route = {
	/** What a form that is posted there does. */
	form?: HandleForm;
	/** The platform's controller actions that mean it (platform-8). */
	actions?: readonly string[];
} & (
	| { scope: "shared"; load: LoadShared }
	/** One shopper's own: loaded for each request alone, with their session, and never kept. */
	| { scope: "private"; load?: LoadPrivate }
);

export const routes = {
	home: { scope: "shared", load: loadHome, actions: ["Home-Show", "Default-Start"] },
	category: { scope: "shared", load: loadCategoryRoute, actions: ["Search-Show"] },
	product: { scope: "shared", load: loadProduct, actions: ["Product-Show"] },
	content: { scope: "shared", load: loadContent, actions: ["Content-Show"] },
	search: { scope: "shared", load: loadSearch },
	searchNoResult: { scope: "shared", load: loadSearchNoResult },
	brands: { scope: "shared", load: loadBrands },
	sitemap: { scope: "shared", load: loadSitemapPage, actions: ["SiteMap-Show"] },
	cart: {
		scope: "private",
		load: loadCart,
		form: cartForm,
		actions: ["COCart-Show", "Cart-Show", "Cart-Proxy"],
	},
	wishlist: { scope: "private", load: loadWishlist, form: wishlistForm, actions: ["Wishlist-Show"] },
	signIn: { scope: "private", load: loadSignIn, form: signInForm },
	newsletter: { scope: "private", load: loadNewsletter, form: newsletterForm },
	notifyMe: { scope: "private", load: loadNotifyMe, form: notifyMeForm },
	restriction: { scope: "private", load: loadRestriction },
	sizeGuide: { scope: "private", load: loadSizeGuide },
	preferences: { scope: "private", form: preferencesForm },
} satisfies Record<RouteName, Route>;

const byAction: ReadonlyMap<string, RouteName> = new Map(
	(Object.keys(routes) as RouteName[]).flatMap((name) =>
		(routeNamed(name).actions ?? []).map((action) => [action, name] as const),
	),
);

function routeNamed(name: RouteName): Route {
	return routes[name];
}

/** The route with this path, which is without prefix. */
export const responderAt = (path: string): Route | undefined => {
	const name = routeAt(path);
	return name && routeNamed(name);
};

/** The route that one of the platform's controller actions means. */
export const routeOfAction = (action: string): RouteName | undefined => byAction.get(action);
