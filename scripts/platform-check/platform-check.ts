/**
 * `npm run platform:check -- --url https://SHORTCODE.api.commercecloud.salesforce.com --client ID --organization f_ecom_… --site ID` asks an
 * instance for every endpoint that the storefront calls, and says which are present, absent (and what the shop does without them) or of
 * another shape (docs/salesforce.md). Options: `--locale en-IT`, `--currency`, `--callback`, and addresses of other parts: `--slas`, `--custom`,
 * `--controllers`, `--content`. Ends with 1 if the shop could not sell.
 */
import "../lib/checks/quiet.ts";
import { parseArgs } from "node:util";
import { isLanguage } from "@vetrina/shop-rules/locale/site-locale.ts";
import { storefront } from "../../worker/base/house.ts";
import { readPorts } from "../../worker/platform/ports/read-ports.ts";
import { fail } from "../lib/stop.ts";
import { checkPlatform, isFit, suggestWays, writeReport } from "./check-platform.ts";

const text = { type: "string" } as const;

try {
	const { values } = parseArgs({
		options: {
			url: text,
			client: { ...text, default: storefront.variables.COMMERCE_CLIENT_ID },
			organization: { ...text, default: storefront.variables.COMMERCE_ORGANIZATION },
			site: { ...text, default: storefront.sites.defaultSite },
			locale: text,
			currency: { ...text, default: "EUR" },
			callback: text,
			slas: text,
			custom: text,
			controllers: text,
			content: text,
		},
	});
	if (!values.url)
		throw new Error("Say which instance: --url https://SHORTCODE.api.commercecloud.salesforce.com");
	const site = storefront.sites.sites.find(({ id }) => id === values.site) ?? storefront.sites.sites[0];
	const tag = values.locale ?? `${site?.defaultLanguage}-${site?.defaultCountry}`;
	const [language = "", country = ""] = tag.split("-");
	if (!isLanguage(language) || country === "")
		throw new Error(`--locale ${tag} is none of ours: write en-IT`);
	const env = {
		SCAPI_URL: values.url,
		SLAS_URL: values.slas,
		CUSTOM_API_URL: values.custom,
		CONTROLLERS_URL: values.controllers,
		CONTENT_URL: values.content,
		SLAS_CALLBACK_URL: values.callback ?? new URL("/callback", values.url).href,
		COMMERCE_ORGANIZATION: values.organization,
		COMMERCE_CLIENT_ID: values.client,
	};
	readPorts(env);
	const findings = await checkPlatform({
		platform: { env, deadline: AbortSignal.timeout(60_000), log: () => {} },
		locale: { siteId: values.site, language, country, currency: values.currency },
		tag,
		now: new Date(),
	});
	console.log(writeReport(findings));
	const ways = suggestWays(findings);
	if (ways.length > 0) console.log(`\nWays that this instance has: PLATFORM_WAYS = "${ways.join(",")}"`);
	if (!isFit(findings)) {
		console.log("\nThe shop could not sell on this instance.");
		process.exitCode = 1;
	}
} catch (error) {
	fail(error);
}
