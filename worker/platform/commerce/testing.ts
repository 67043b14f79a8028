import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type LogEntry, type LogLevel, logEntry } from "../../base/log.ts";
import type { Shopper } from "./logins/sessions.ts";

const ORGANIZATION = "f_ecom_vtra_001";
const ITALY: SiteLocale = {
	siteId: "vetrina-eu",
	language: "en",
	country: "IT",
	currency: "EUR",
	prefix: "/en-it",
};

type Respond = (path: string, request: Request) => Response | Promise<Response>;

export function customerUnderTest(respond: Respond, locale: Partial<SiteLocale> = {}) {
	const logLines: string[] = [];
	const logEntries: LogEntry[] = [];
	const fetch = async (request: Request): Promise<Response> =>
		respond(new URL(request.url).pathname.split(`/organizations/${ORGANIZATION}`)[1] ?? "", request);
	const session = async () => ({
		accessToken: "a",
		customerId: "c1",
		usid: "u",
		registered: true,
		agent: false,
		name: "",
	});
	const shopper = { isKnown: true, session, renew: session } as unknown as Shopper;
	const cx = {
		platform: {
			env: {
				COMMERCE: { fetch } as unknown as Fetcher,
				COMMERCE_ORGANIZATION: ORGANIZATION,
				COMMERCE_CLIENT_ID: "vetrina",
			},
			deadline: new AbortController().signal,
			log: (level: LogLevel, source: string, title: string, details?: Record<string, unknown>) => {
				logLines.push(title);
				logEntries.push(logEntry(level, source, title, details));
			},
		},
		locale: { ...ITALY, ...locale },
	};
	return { cx, shopper, logLines, logEntries };
}
