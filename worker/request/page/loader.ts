import type { HeadView, PageBody } from "../../../shared/contracts/page.ts";
import type { SignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import type { PagePolicy } from "../../cache/policies.ts";
import type { ShopperPorts } from "../../platform/commerce/shopper-ports.ts";
import type { Drafts } from "../cookies/drafts.ts";
import type { PageContext } from "./page-context.ts";

export type LoadedPage = PageBody & {
	status: number;
	head: Omit<HeadView, "title"> & { title: string };
	/** An entry of the cache policies (cache-1). */
	cache: PagePolicy;
	/** The payment processor's origin, which only this page may frame and post to (checkout-3). */
	processor?: string;
	/** URLs of third-party scripts that this page may load in addition to the common ones (security-1). */
	scripts?: readonly string[];
};

export type LoadResult = { page: LoadedPage } | { redirect: string; status: 301 | 302; document?: true };

type Loaded = Promise<LoadResult | null>;
/** Returns null if there is no such page. `data`: parameters of the platform's action (pid, cgid, slug). */
export type LoadShared = (cx: PageContext, data: Readonly<Record<string, string>>) => Loaded;
export type PageVisitor = ShopperPorts & {
	drafts: Drafts;
	/** The last way of signing in from this browser, if the shopper's consent allows storing it (identity-80). */
	lastSignIn?: SignInWay;
	/** The anti-forgery token of this browser, for the field `csrf` of forms (identity-6). */
	formToken(): Promise<string>;
	isOwnToken(token: string): Promise<boolean>;
};
export type LoadPrivate = (cx: PageContext, visitor: PageVisitor) => Loaded;
