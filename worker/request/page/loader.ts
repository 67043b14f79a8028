import type { HeadView, PageBody } from "../../../shared/contracts/page.ts";
import type { SignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import type { PagePolicy } from "../../cache/policies.ts";
import type { ShopperPorts } from "../../platform/commerce/shopper-ports.ts";
import type { Drafts } from "../cookies/drafts.ts";
import type { PageContext } from "./page-context.ts";

export type LoadedPage = PageBody & {
	status: number;
	head: Omit<HeadView, "title"> & { title: string };
	/** An entry of the manifest (cache-1). */
	cache: PagePolicy;
	/** Whose frames and forms this page alone may show: a payment processor (checkout-3). */
	processor?: string;
	/** Addresses of the scripts of others that this page may load besides what every page may (security-1). */
	scripts?: readonly string[];
};

/**
 * A page, or where the shopper has to go instead (path of our own, built by the path builder;
 * as a document the address of a provider, too). */
export type LoadResult = { page: LoadedPage } | { redirect: string; status: 301 | 302; document?: true };

type Loaded = Promise<LoadResult | null>;
/** Loads what everybody sees; null where there is no such page. `data`: what the platform's action names (pid, cgid, slug). */
export type LoadShared = (cx: PageContext, data: Readonly<Record<string, string>>) => Loaded;
/** One shopper, as private pages and forms know them. */
export type PageVisitor = ShopperPorts & {
	/** What was typed into forms that were refused. */
	drafts: Drafts;
	/** How this browser signed in last, where the shopper lets the shop use it (identity-80). */
	lastSignIn?: SignInWay;
	/** The anti-forgery token of this browser, for the field `csrf` of forms (identity-6). */
	formToken(): Promise<string>;
	/** Whether a form's field has the token of the browser that sends it. */
	isOwnToken(token: string): Promise<boolean>;
};
/** Loads what one shopper sees. */
export type LoadPrivate = (cx: PageContext, visitor: PageVisitor) => Loaded;
