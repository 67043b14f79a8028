import { type FixedRouteName, ROUTES } from "../../../../pages/routes.ts";

/** A rule of Cloudflare's Rulesets API, as `PUT …/rulesets/phases/PHASE/entrypoint` takes it. `ref` stays the same from one version to the next. */
export type Rule = {
	ref: string;
	description: string;
	expression: string;
	action: "block" | "managed_challenge";
	ratelimit?: {
		characteristics: string[];
		/** Seconds in which requests are counted. */
		period: 10 | 60 | 120 | 300 | 600 | 3600;
		requests_per_period: number;
		/** Seconds for which a client is refused. */
		mitigation_timeout: number;
	};
};
export type Phase = "http_request_firewall_custom" | "http_ratelimit";

/** Rules whose reference begins like this are ours: `npm run firewall` replaces them, and leaves others. */
export const OWN = "vetrina_";

/** Forms at which passwords, codes, numbers of orders and of gift cards could be guessed. */
export const GUESSABLE: readonly FixedRouteName[] = [
	"signIn",
	"signInCode",
	"forgotPassword",
	"newPassword",
	"register",
	"trackOrder",
	"giftCertificate",
	"agent",
];
/** Parts of the shopper API for the same. Its paths contain the locale: `/api/en-it/password`. */
export const GUESSABLE_API = ["/password", "/passkeys", "/newsletter"];

const PATH = "http.request.uri.path";
const endsWith = (path: string): string => `ends_with(${PATH}, "${path}")`;
const isWrite = 'http.request.method in {"POST" "PUT" "PATCH" "DELETE"}';
const isApi = `starts_with(${PATH}, "/api/")`;

/** Counts clients by address in each data centre, the least that all plans have. */
const perAddress = (
	requests: number,
	{ refusedFor = 60 }: { refusedFor?: number } = {},
): Required<Pick<Rule, "ratelimit">> => ({
	ratelimit: {
		characteristics: ["cf.colo.id", "ip.src"],
		period: 60,
		requests_per_period: requests,
		mitigation_timeout: refusedFor,
	},
});

/** Rules by phase (ops-18), the most urgent first, because plans allow few: two limits on Pro, five on Business. */
export const rulesets: Readonly<Record<Phase, readonly Rule[]>> = {
	http_request_firewall_custom: [
		{
			ref: `${OWN}other_software`,
			description: "Paths of other software, for which scanners look",
			expression: [".php", ".asp", "/.env", "/.git", "/wp-", "/cgi-bin/"]
				.map((part) => `${PATH} contains "${part}"`)
				.join(" or "),
			action: "block",
		},
		{
			ref: `${OWN}methods`,
			description: "Methods that the shop does not have",
			expression: 'not http.request.method in {"GET" "HEAD" "POST" "PUT" "PATCH" "DELETE" "OPTIONS"}',
			action: "block",
		},
		{
			ref: `${OWN}long_addresses`,
			description: "Addresses longer than any of the shop's",
			expression: "len(http.request.uri) gt 8192",
			action: "block",
		},
	],
	http_ratelimit: [
		{
			ref: `${OWN}guesses`,
			description:
				"Passwords, codes, order numbers, gift cards: the shop counts guesses for each account, this counts clients",
			expression: `${isWrite} and (${[
				...GUESSABLE.map((name) => endsWith(ROUTES[name].path)),
				...GUESSABLE_API.map((part) => `(${isApi} and ${PATH} contains "${part}")`),
			].join(" or ")})`,
			action: "block",
			...perAddress(20, { refusedFor: 600 }),
		},
		{
			ref: `${OWN}operations`,
			description: "Guesses of the operations' token",
			expression: `starts_with(${PATH}, "/ops/")`,
			action: "block",
			...perAddress(60, { refusedFor: 600 }),
		},
		{
			ref: `${OWN}writes`,
			description: "Changes of bags, lists and forms, which no cache answers",
			expression: isWrite,
			action: "block",
			...perAddress(200),
		},
		{
			ref: `${OWN}searches`,
			description: "Searches, whose words no cache has",
			expression: `${endsWith(ROUTES.search.path)} or (${isApi} and ${endsWith("/suggestions")})`,
			action: "block",
			...perAddress(120),
		},
		{
			ref: `${OWN}all`,
			description: "A client that loads pages faster than people and crawlers do",
			expression: `not starts_with(${PATH}, "/assets/") and not starts_with(${PATH}, "/dw/")`,
			action: "block",
			...perAddress(600),
		},
	],
};
