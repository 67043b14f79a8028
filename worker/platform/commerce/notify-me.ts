import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { NotifyMeResponse } from "../../../shared/contracts/shopper-api.ts";
import type { NotifyPageType } from "../../../shared/domain/product/notify-me.ts";
import type { Bindings } from "../../base/bindings.ts";
import { failureDetails, type PlatformContext, platformFetch } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";
import { subscription } from "./newsletter.ts";

export type NotifyMeRequest = {
	email?: string;
	productId: string;
	consents: boolean;
	pageType: NotifyPageType;
};
export type NotifyMePort = { create(request: NotifyMeRequest): Promise<NotifyMeResponse> };

type NotifyMeContext = {
	platform: PlatformContext & { env: Pick<Bindings, "COMMERCE_ORGANIZATION"> };
	locale: Pick<SiteLocale, "siteId" | "country" | "language">;
	address?: string | undefined;
};

const customerResponse = z.object({ email: z.string() });

export const createNotifyMe = (cx: NotifyMeContext, shopper: Shopper): NotifyMePort => {
	const { siteId, country, language } = cx.locale;
	const post = customApi(cx, shopper);

	const ownEmail = async (): Promise<string | undefined> => {
		const session = await shopper.session();
		if (!session.registered) return undefined;
		const { COMMERCE_ORGANIZATION: organization } = cx.platform.env;
		const response = await platformFetch(
			cx.platform,
			`/customer/shopper-customers/v1/organizations/${organization}/customers/${encodeURIComponent(session.customerId)}?${new URLSearchParams({ siteId })}`,
			{ headers: { authorization: `Bearer ${session.accessToken}` } },
		);
		const customer = response.ok ? customerResponse.safeParse(response.json) : undefined;
		return customer?.success ? customer.data.email : undefined;
	};

	const logFailure = (details: Record<string, unknown>) =>
		cx.platform.log("warning", "commerce/notify-me", "Notify Me create error.", details);
	const here = { countryCode: country, languageCode: language };
	/**
	 * Subscribes the shopper with consent, otherwise creates a profile only; existing newsletter data stay unchanged (newsletter-4). If the
	 * newsletter fails, the shopper still gets the mail about the product (newsletter-7).
	 */
	const tellNewsletter = async (email: string, consents: boolean, pageType: NotifyPageType) => {
		const path = `profiles/${encodeURIComponent(email)}`;
		try {
			await (consents
				? post("newsletter-api", `${path}/subscription`, subscription(cx.locale, `notify-me/${pageType}`))
				: post("newsletter-api", path, here));
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			logFailure({ error });
		}
	};
	const send = async ({
		email: givenEmail,
		productId,
		consents,
		pageType,
	}: NotifyMeRequest): Promise<NotifyMeResponse> => {
		const email = givenEmail ?? (await ownEmail());
		if (!email) return { ok: false, error: "invalidEmail" };
		await tellNewsletter(email, consents, pageType);
		const result = await post("notifyme-api", "subscribe", {
			email,
			productId,
			...here,
			flag: true,
			newsletterSource: "notify-me",
			newsletterSourceDetails: { pageType },
		});
		if (result.ok) return { ok: true };
		if (result.status === 404) return { ok: false, error: "unknownProduct" };
		if (result.status === 400) return { ok: false, error: "invalidEmail" };
		logFailure(failureDetails(result));
		return { ok: false, error: "unavailable" };
	};
	return {
		async create(request) {
			try {
				return await send(request);
			} catch (error) {
				logFailure({ error });
				return { ok: false, error: "unavailable" };
			}
		},
	};
};
