import { accountRows } from "./account.ts";
import { basketRows } from "./basket.ts";
import { identityRows } from "./identity.ts";
import { newsletterRows } from "./newsletter.ts";
import { orderRows } from "./orders.ts";
import { pageRows } from "./pages.ts";
import { returnRows } from "./returns.ts";
import { serviceRows } from "./services.ts";

export const rowsByPart = {
	"Pages and search": pageRows,
	Bag: basketRows,
	Orders: orderRows,
	Returns: returnRows,
	"Signing in": identityRows,
	Account: accountRows,
	Newsletter: newsletterRows,
	"Stores, sharing and payment": serviceRows,
} as const;

export const requestRows = Object.values(rowsByPart).flat();
