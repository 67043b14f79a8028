import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import type { HeadView, PageBody } from "../../../shared/contracts/page.ts";
import type { SignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import type { PagePolicy } from "../../cache/policies.ts";
import type { ShopperFacts } from "../../platform/analytics/orders/shopper-facts.ts";
import type { ShopperPorts } from "../../platform/commerce/shopper-ports.ts";
import type { Drafts } from "../cookies/drafts.ts";
import type { FactLog } from "../facts/fact-log.ts";
import type { PageContext } from "./page-context.ts";

export type LoadedPage = PageBody & {
	status: number;
	head: Omit<HeadView, "title"> & { title: string };
	headerType?: HeaderType;
	cache: PagePolicy;
	processor?: string;
	scripts?: readonly string[];
};

export type LoadResult = { page: LoadedPage } | { redirect: string; status: 301 | 302; document?: true };

type Loaded = Promise<LoadResult | null>;
export type LoadShared = (cx: PageContext, data: Readonly<Record<string, string>>) => Loaded;
export type PageVisitor = ShopperPorts & {
	drafts: Drafts;
	orderFacts: ShopperFacts;
	facts: FactLog;
	/** Absent without the shopper's consent (identity-80). */
	lastSignIn?: SignInWay;
	formToken(): Promise<string>;
	isOwnToken(token: string): Promise<boolean>;
};
export type LoadPrivate = (cx: PageContext, visitor: PageVisitor) => Loaded;
