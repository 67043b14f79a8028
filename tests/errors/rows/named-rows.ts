import type { NamedRow } from "../error-row.ts";

export const namedRows: readonly NamedRow[] = [
	{
		situation: "A change of the wishlist fails in a running page",
		cause: "the shopper API does not respond to a heart",
		reads: ["error.wishlist"],
		says: "the failed call, by the server",
		provedBy: { file: "e2e/faults.spec.ts", title: "a heart reverts if its change fails" },
	},
	{
		situation: "The next page of a list fails to load",
		cause: "the page's data do not come",
		reads: ["error.again"],
		says: "the failed page, as a browser's error with the path",
		provedBy: {
			file: "e2e/faults.spec.ts",
			title: "a list whose next page fails to load stays, and continues once it loads",
		},
	},
	{
		situation: "The browser is offline",
		cause: "the browser's network is switched off",
		reads: ["shell.offline"],
		says: "nothing",
		provedBy: {
			file: "e2e/navigation.spec.ts",
			title: "an offline page stays with a message, and loads the requested page once it is online",
		},
	},
	{
		situation: "A search in a list of choices finds nothing",
		cause: "a country that does not exist is searched for",
		reads: ["shell.nothingFound"],
		says: "nothing",
		provedBy: { file: "e2e/journey.spec.ts", title: "Nothing found" },
	},
	{
		situation: "A product is reserved for customers of a group",
		cause: "a guest looks at a restricted product",
		reads: ["product.restricted", "restriction.text"],
		says: "nothing",
		provedBy: {
			file: "e2e/lists/tile.spec.ts",
			title: "a restricted product explains it on its tile and in the wishlist, and members may buy it",
		},
	},
	{
		situation: "A component fails to render",
		cause: "a component that throws",
		reads: ["error.title", "error.again"],
		says: "the exception, as a browser's error with the path of the page",
		provedBy: {
			file: "client/state/drawing/error-boundary.test.tsx",
			title: "a part that fails is replaced by its fallback, and the error is reported",
		},
	},
	{
		situation: "Device data cannot be collected",
		cause: "the processor's frame does not answer within 12 s, three times",
		reads: [],
		says: "a warning for each try, then the error `DDC failed`",
		provedBy: {
			file: "client/features/payment/collect-device.test.ts",
			title: "a silent frame is given up after 12 s, three times, and the order continues without it",
		},
	},
	{
		situation: "A wallet fails",
		cause: "the platform fails while a wallet's sheet is open",
		reads: ["error.title"],
		says: "the failed call, by the server",
		provedBy: { file: "tests/checkout/wallets.test.ts", title: "%s: the bag stays" },
	},
	{
		situation: "A wallet's payment is refused with a reason",
		cause: "a declined token, a missing e-mail address, a country that is not delivered to",
		reads: [],
		says: "the refused call, by the server; the shopper reads the reason in the wallet's sheet, and the bag stays",
		provedBy: {
			file: "tests/checkout/wallet-sheets.test.ts",
			title: "Google's payment with %j is refused with a reason, and the bag stays",
		},
	},
	{
		situation: "PayPal's window fails",
		cause: "the shop does not get an order from PayPal after a press in the bag's flyout",
		reads: [],
		says: "the failed call, by the server; the bag shows a message",
		provedBy: {
			file: "e2e/sale/wallets.spec.ts",
			title: "an error of PayPal leads from the bag's flyout to the bag, which shows a message",
		},
	},
	{
		situation: "A shopper cancels the sign-in at a provider",
		cause: "the provider returns without a code",
		reads: [],
		says: "nothing",
		provedBy: {
			file: "tests/identity/providers.test.ts",
			title: "a cancellation shows no message, and the provider's text is not repeated",
		},
	},
	{
		situation: "A provider's sign-in has an unknown reason",
		cause: "the platform refuses with an unknown `errorType`",
		reads: ["error.wrongPassword"],
		says: "the refusal with the platform's reason",
		provedBy: {
			file: "worker/platform/commerce/logins/provider-logins.test.ts",
			title: "an unknown reason refuses the credentials, and is logged",
		},
	},
	{
		situation: "An anti-forgery token is refused (`CSRF-AjaxFail`)",
		cause: "the platform redirects a post to `CSRF-AjaxFail`",
		reads: [],
		says: "nothing: the post is sent once more with a new token",
		provedBy: {
			file: "worker/platform/controller-token.test.ts",
			title: "a refused kept token is replaced, and the post is sent once more",
		},
	},
	{
		situation: "The platform refuses the context of a customer",
		cause: "fault `contexts:403`",
		reads: [],
		says: "`A context is not set` with customer, digest of the usid and user agent; the customer is signed out",
		provedBy: {
			file: "tests/identity/shopper-context.test.ts",
			title: "a customer whose context is refused is a guest, twice in a visit, and no guest loses a bag",
		},
	},
	{
		situation: "The platform's route information cannot be read",
		cause: "a header that is no JSON",
		reads: ["notFound.title"],
		says: "nothing",
		provedBy: {
			file: "worker/platform/route-info.workers.test.ts",
			title: "an unreadable stack is no redirect",
		},
	},
	{
		situation: "Saved recent searches are malformed",
		cause: "a value of the browser's storage that is no list",
		reads: [],
		says: "a warning of the browser's console",
		provedBy: {
			file: "shared/domain/search/recent-searches.test.ts",
			title: "returns null for malformed storage: %s",
		},
	},
	{
		situation: "The configuration of sites is broken",
		cause: "a configuration without sites, without default site, without key or without instance types",
		reads: [],
		says: "the name of the error, and every page is an error page",
		provedBy: {
			file: "shared/domain/locale/resolve-site-locale.test.ts",
			title: "a broken configuration is an error by its name",
		},
	},
	{
		situation: "The hosted search fails",
		cause: "the service refuses the key, is down, or answers what cannot be read",
		reads: ["resting.text"],
		says: "an error of `search/hosted` for each call; suggestions and popular searches are empty",
		provedBy: {
			file: "worker/platform/search/hosted/hosted-search.workers.test.ts",
			title: "a service that %s finds nothing, says so, and is logged",
		},
	},
	{
		situation: "A section of editors cannot be read",
		cause: "an entry without its text",
		reads: [],
		says: "a warning with the section's type and entry; the page is shown without it",
		provedBy: {
			file: "worker/render/handle-error.workers.test.ts",
			title: "faults of the editors' sections on the page of an error are logged with the entry",
		},
	},
	{
		situation: "The platform has lost the context of a shopper",
		cause: "the platform answers a change of the context with `shopper-context-not-found`",
		reads: [],
		says: "nothing: the context is created again",
		provedBy: {
			file: "worker/platform/commerce/contexts/shopper-context.workers.test.ts",
			title: "a context is replaced if its cookie is missing, and created again if the platform has lost it",
		},
	},
	{
		situation: "The platform refuses to synchronise a session",
		cause: "the platform answers the check of a session with 401, 403 or 404",
		reads: [],
		says: "`The platform refuses a session` with customer, digest of the usid and user agent, and without the token; the customer is signed out",
		provedBy: {
			file: "worker/platform/commerce/logins/session-sync.workers.test.ts",
			title: "signs out a refused customer (%i), and logs it without the token",
		},
	},
	{
		situation: "A provider's sign-in succeeds without tokens",
		cause: "the platform answers without `slas_auth`, at the sign-in and at a renewal",
		reads: ["error.unavailable"],
		says: "`Something went wrong during identity provider login`, or `Something went wrong refreshing identity provider login`",
		provedBy: {
			file: "worker/platform/commerce/logins/provider-logins.test.ts",
			title: "a success without tokens is an outage, in the words of the catalogue",
		},
	},
	{
		situation: "Stores cannot be read",
		cause: "the platform answers the stores with 503",
		reads: [],
		says: "a warning `Stores API Error` with the platform's title and detail",
		provedBy: {
			file: "worker/platform/commerce/failures-in-logs.test.ts",
			title: "Stores API Error",
		},
	},
	{
		situation: "A part of a running page throws",
		cause: "a listener of the page that throws, three times",
		reads: [],
		says: "the exception, once, as a browser's error with the path of the page, the release and the position",
		provedBy: {
			file: "e2e/faults.spec.ts",
			title: "reaches the log once, with its release, its path and its position in the sources",
		},
	},
];
