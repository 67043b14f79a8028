import { BrandsPage } from "../pages/brands-page.tsx";
import { CartPage } from "../pages/cart-page.tsx";
import { CategoryLandingPage } from "../pages/category-landing-page.tsx";
import { ContentPage } from "../pages/content-page.tsx";
import { ErrorPage } from "../pages/error-page.tsx";
import { HomePage } from "../pages/home-page.tsx";
import { LandingPage } from "../pages/landing-page.tsx";
import { ListPage } from "../pages/list-page.tsx";
import { NewsletterPage } from "../pages/newsletter-page.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { ProductNotePage } from "../pages/product-note-page.tsx";
import { ProductPage } from "../pages/product-page.tsx";
import { SignInPage } from "../pages/sign-in-page.tsx";
import { SitemapPage } from "../pages/sitemap-page.tsx";
import { WishlistPage } from "../pages/wishlist-page.tsx";
import type { PageKind, Screen, Screens } from "./screens.ts";

const screens: { [K in PageKind]: Screen<K> } = {
	landing: LandingPage,
	home: HomePage,
	"category-landing": CategoryLandingPage,
	list: ListPage,
	product: ProductPage,
	cart: CartPage,
	wishlist: WishlistPage,
	"sign-in": SignInPage,
	newsletter: NewsletterPage,
	piece: ProductNotePage,
	content: ContentPage,
	brands: BrandsPage,
	sitemap: SitemapPage,
	"not-found": NotFoundPage,
	error: ErrorPage,
};

export const allScreens: Screens = (kind) => screens[kind];
