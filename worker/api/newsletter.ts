import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { type NewsletterResponse, newsletterBody } from "../../shared/contracts/shopper-api.ts";
import type { Paths } from "../../shared/domain/addresses/paths.ts";
import type { NewsletterPort } from "../platform/commerce/newsletter.ts";
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

/** `POST /{locale}/newsletter`, field email: the same without JavaScript. Answers with where to go (303). */
export const runNewsletterForm = async (
	form: FormData,
	newsletter: NewsletterPort,
	paths: Paths,
): Promise<string> => {
	const wish = newsletterBody.safeParse({ email: formText(form, "email").trim(), source: "page" });
	const outcome = wish.success
		? await newsletter.subscribe(wish.data)
		: ({ ok: false, error: "invalidEmail" } as const);
	return paths.page(outcome.ok ? "/newsletter?notice=subscribed" : `/newsletter?error=${outcome.error}`);
};
