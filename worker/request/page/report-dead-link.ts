import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import { createThrottle } from "../../../shared/domain/lib/throttle.ts";
import type { PlatformCalls } from "../../platform/load-json.ts";
import { buildLocaleKey } from "./shell.ts";

/** In milliseconds; every page with the link would report it again. */
const REPORT_INTERVAL = 3_600_000;
const isReportDue = createThrottle(REPORT_INTERVAL);

/** Returns a function that logs a link which is not shown, once an hour for each address and locale (content-7). */
export const createReportDeadLink =
	({ platform, cache }: PlatformCalls, locale: SiteLocale) =>
	({ title, url }: ContentLink): void => {
		if (isReportDue(`${buildLocaleKey(locale)} ${url}`, cache.now()))
			platform.log(
				"warning",
				"request/page-context",
				"A link of the editors leads nowhere, and is not shown",
				{
					title,
					url,
				},
			);
	};
