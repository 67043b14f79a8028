import type { PageView } from "../../shared/contracts/page.ts";
import { CartPage } from "../pages/cart-page.tsx";
import { ContentPage } from "../pages/content-page.tsx";
import { ErrorPage } from "../pages/error-page.tsx";
import { HomePage } from "../pages/home-page.tsx";
import { LandingPage } from "../pages/landing-page.tsx";
import { ListPage } from "../pages/list-page.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { ProductPage } from "../pages/product-page.tsx";
import { SignInPage } from "../pages/sign-in-page.tsx";
import { WishlistPage } from "../pages/wishlist-page.tsx";

/** The screen of each kind of page. */
export function PageBody({ page }: { page: PageView }) {
	switch (page.kind) {
		case "landing":
			return <LandingPage data={page.data} />;
		case "home":
			return <HomePage data={page.data} />;
		case "list":
			return <ListPage data={page.data} />;
		case "product":
			return <ProductPage data={page.data} />;
		case "cart":
			return <CartPage data={page.data} />;
		case "wishlist":
			return <WishlistPage data={page.data} />;
		case "sign-in":
			return <SignInPage data={page.data} />;
		case "content":
			return <ContentPage data={page.data} />;
		case "not-found":
			return <NotFoundPage data={page.data} />;
		case "error":
			return <ErrorPage data={page.data} />;
	}
}
