import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { type NewsletterResponse, newsletterBody } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../pages/page-form.ts";
import { createNewsletter } from "../platform/commerce/newsletter.ts";
import type { ApiContext } from "./app.ts";
import { formText } from "./form-text.ts";

const STATUS = { invalidEmail: 400, unavailable: 503 } as const;

/** `POST /api/{locale}/newsletter`. */
export const newsletterApp = new Hono<{ Bindings: { api: ApiContext } }>().post(
	"/",
	zValidator("json", newsletterBody, (result, c) =>
		result.success ? undefined : c.json<NewsletterResponse, 400>({ ok: false, error: "invalidEmail" }, 400),
	),
	async (c) => {
		const outcome = await c.env.api.newsletter.subscribe(c.req.valid("json"));
		return outcome.ok
			? c.json<NewsletterResponse, 200>(outcome, 200)
			: c.json<NewsletterResponse, (typeof STATUS)[typeof outcome.error]>(outcome, STATUS[outcome.error]);
	},
);

/** `POST /{locale}/newsletter`, field email: the same without JavaScript. */
export const newsletterForm: HandleForm = async (form, { calls: { platform }, locale, paths, visitor }) => {
	const newsletter = createNewsletter({ platform, locale }, visitor.shopper);
	const wish = newsletterBody.safeParse({ email: formText(form, "email").trim(), source: "page" });
	const outcome = wish.success
		? await newsletter.subscribe(wish.data)
		: ({ ok: false, error: "invalidEmail" } as const);
	const message: Record<string, string> = outcome.ok ? { notice: "subscribed" } : { error: outcome.error };
	return { location: paths.at("newsletter", message) };
};
