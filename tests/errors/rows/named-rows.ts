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
];
