import { readSheet, type SheetOutcome, type SheetRequest } from "../../../client/features/wallets/sheet.ts";
import { loadScript } from "../../../client/state/external-scripts/load-script.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import type { WalletSheet } from "../../../shared/contracts/wallets.ts";
import { buildPaymentRequest, findVersion, pendingRequest } from "./apple-formats.ts";
import { listen } from "./apple-session.ts";

const REUSE_MS = 60_000;
type Prepared = Extract<Awaited<ReturnType<typeof readSheet>>, { sheet: unknown }>;
let preparation: (Prepared & { key: string; until: number }) | undefined;

/** Loads Apple's script before the press if the browser lacks Apple's API, because a session must begin during the press. */
export const preload = async (script: string): Promise<void> => {
	if (typeof ApplePaySession === "undefined") await loadScript({ id: "apple-pay", src: script });
};

/**
 * Opens Apple's sheet and resolves with its outcome (wallets-6). Apple requires the session to begin during the press, so it begins with a
 * pending total if the page contains `opens`. Otherwise the sheet is requested first; if the press has expired by then, the sheet is kept
 * for a minute and the outcome is `ready`, so that a second press opens it.
 */
export const pay = (
	services: WriteServices,
	{ id, script, productId, opens }: SheetRequest,
): Promise<SheetOutcome> => {
	const key = `${services.apiHref} ${productId ?? ""}`;
	const previous = preparation?.key === key && preparation.until > Date.now() ? preparation : undefined;
	preparation = undefined;
	if (previous) return begin(previous, services);
	if (opens && typeof ApplePaySession !== "undefined")
		return beginPending(pendingRequest(opens), services, { id, productId });
	return readThenBegin(services, script, { id, key, productId });
};

const readThenBegin = async (
	services: WriteServices,
	script: string,
	{ id, key, productId }: { id: string; key: string; productId?: string },
): Promise<SheetOutcome> => {
	const [opened] = await Promise.all([readSheet(services, id, productId), preload(script)]);
	if ("end" in opened) return opened;
	if (navigator.userActivation?.isActive === false) {
		preparation = { ...opened, key, until: Date.now() + REUSE_MS };
		return { end: "ready" };
	}
	return begin(opened, services);
};

const createSession = (request: ApplePayJS.ApplePayPaymentRequest): ApplePaySession | undefined => {
	const version = findVersion((one) => ApplePaySession.supportsVersion(one));
	if (version === undefined || !ApplePaySession.canMakePayments()) return undefined;
	return new ApplePaySession(version, request);
};

function run(
	session: ApplePaySession | undefined,
	opened: () => Promise<WalletSheet>,
	services: WriteServices,
): Promise<SheetOutcome> {
	if (!session) return Promise.resolve({ end: "failed" });
	return new Promise((resolve) => {
		listen(session, opened(), resolve, services);
		session.begin();
	});
}

const begin = ({ sheet, settings }: Prepared, services: WriteServices): Promise<SheetOutcome> =>
	run(createSession(buildPaymentRequest(settings, sheet)), async () => sheet, services);

async function beginPending(
	request: ApplePayJS.ApplePayPaymentRequest,
	services: WriteServices,
	{ id, productId }: { id: string; productId: string | undefined },
): Promise<SheetOutcome> {
	const session = createSession(request);
	let refusal: SheetOutcome | undefined;
	const open = async (): Promise<WalletSheet> => {
		const sheet = await readSheet(services, id, productId);
		if (!("end" in sheet)) return sheet.sheet;
		refusal = sheet;
		throw new Error("There is nothing to pay");
	};
	const outcome = await run(session, open, services);
	return refusal ?? outcome;
}
