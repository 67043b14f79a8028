import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadResult, type PageContext } from "../../worker/pages/page-loader.ts";
import type { ShopperPorts } from "../../worker/platform/commerce/shopper-ports.ts";
import { toCustomerView, visitorOf } from "../../worker/views/wishlist-view.ts";
import { formMessages } from "../wishlist/loader.ts";

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
