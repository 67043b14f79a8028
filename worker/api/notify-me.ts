import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { type NotifyMeResponse, notifyMeBody } from "../../shared/contracts/shopper-api.ts";
import { isNotifyPageType } from "../../shared/domain/product/notify-me.ts";
import type { HandleForm } from "../pages/page-form.ts";
import { visitorOf } from "../pages/wishlist-view.ts";
import { createNotifyMe } from "../platform/commerce/notify-me.ts";
import type { ApiContext } from "./app.ts";
import { formText } from "./form-text.ts";

const STATUS = { invalidEmail: 400, unknownProduct: 404, unavailable: 503 } as const;

/** `POST /api/{locale}/notify-me`: a shopper asks to be told when a product is back (newsletter-4, newsletter-5). */
export const notifyMeApp = new Hono<{ Bindings: { api: ApiContext } }>().post(
	"/",
	zValidator("json", notifyMeBody, (result, c) =>
		result.success ? undefined : c.json<NotifyMeResponse, 400>({ ok: false, error: "invalidEmail" }, 400),
	),
	async (c) => {
		const outcome = await c.env.api.notifyMe.create(c.req.valid("json"));
		return outcome.ok
			? c.json<NotifyMeResponse, 200>({ ok: true }, 200)
			: c.json<NotifyMeResponse, (typeof STATUS)[typeof outcome.error]>(outcome, STATUS[outcome.error]);
	},
);

/**
 * `POST /{locale}/notify-me`: the same without JavaScript. Fields: productId (else group: no size was chosen), pageType, email,
 * consents. Whoever is signed in is put on the list at once; anybody else who has not been asked for an address is. Answers
 * with where to go (303).
 */
export const notifyMeForm: HandleForm = async (form, { calls: { platform }, locale, paths, visitor }) => {
	const notifyMe = createNotifyMe({ platform, locale }, visitor.shopper);
	const asked = formText(form, "pageType").trim();
	const pageType = isNotifyPageType(asked) ? asked : "pdp";
	const productId = formText(form, "productId").trim() || formText(form, "group").trim();
	const page = paths.notifyMe({ productId, pageType });
	const email = formText(form, "email").trim();
	const { registered } = await visitorOf(visitor.shopper);
	if (!registered && !form.has("email")) return { location: page };
	const wish = notifyMeBody.safeParse({
		...(registered ? {} : { email }),
		productId,
		consents: form.has("consents"),
		pageType,
	});
	const outcome: NotifyMeResponse = wish.success
		? await notifyMe.create(wish.data)
		: { ok: false, error: "invalidEmail" };
	return { location: `${page}&${outcome.ok ? "notice=saved" : `error=${outcome.error}`}` };
};
