import { PRIVATE } from "../cache/policies.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import { headOf, type LoadResult, type PageContext } from "./page-loader.ts";
import { formMessages } from "./wishlist.ts";
import { toCustomerView, visitorOf } from "./wishlist-view.ts";

/** Where to sign in without JavaScript, and where a form that was refused comes back to. */
export const loadSignIn = async (cx: PageContext, { shopper }: ShopperPorts): Promise<LoadResult> => ({
	page: {
		kind: "sign-in",
		data: { customer: toCustomerView(await visitorOf(shopper)), ...formMessages(cx) },
		status: 200,
		cache: PRIVATE,
		head: headOf(cx, {
			title: cx.t("signIn.title"),
			description: cx.t("signIn.hint"),
			robots: "noindex, follow",
		}),
	},
});
