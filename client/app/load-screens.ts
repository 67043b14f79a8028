import type { PageKind, Screen, Screens } from "./screens.ts";

/** A chunk for each kind of page: nobody who looks at a list waits for the bag's. */
const load: { [K in PageKind]: () => Promise<Screen<K>> } = {
	landing: async () => (await import("../pages/landing-page.tsx")).LandingPage,
	home: async () => (await import("../pages/home-page.tsx")).HomePage,
	"category-landing": async () => (await import("../pages/category-landing-page.tsx")).CategoryLandingPage,
	list: async () => (await import("../pages/list-page.tsx")).ListPage,
	product: async () => (await import("../pages/product-page.tsx")).ProductPage,
	cart: async () => (await import("../pages/cart-page.tsx")).CartPage,
	wishlist: async () => (await import("../pages/wishlist-page.tsx")).WishlistPage,
	"sign-in": async () => (await import("../pages/sign-in-page.tsx")).SignInPage,
	newsletter: async () => (await import("../pages/newsletter-page.tsx")).NewsletterPage,
	piece: async () => (await import("../pages/product-note-page.tsx")).ProductNotePage,
	content: async () => (await import("../pages/content-page.tsx")).ContentPage,
	brands: async () => (await import("../pages/brands-page.tsx")).BrandsPage,
	sitemap: async () => (await import("../pages/sitemap-page.tsx")).SitemapPage,
	"not-found": async () => (await import("../pages/not-found-page.tsx")).NotFoundPage,
	error: async () => (await import("../pages/error-page.tsx")).ErrorPage,
};

const loaded: Partial<Record<PageKind, unknown>> = {};

/** Before a page of this kind is shown. Rejects where its file cannot be had: then the browser loads the page itself. */
export async function loadScreen(kind: PageKind): Promise<void> {
	loaded[kind] ??= await load[kind]();
}

export const loadedScreens: Screens = <K extends PageKind>(kind: K) => loaded[kind] as Screen<K>;
