import { readSheet, type SheetOutcome, type SheetRequest } from "../../../client/features/wallets/sheet.ts";
import { loadScript } from "../../../client/state/external-scripts/load-script.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import type { WalletSheet } from "../../../shared/contracts/wallets.ts";
import { buildPaymentRequest, findVersion, pendingRequest } from "./apple-events.ts";
import { listen } from "./apple-session.ts";

const KEPT = 60_000;
type Prepared = Extract<Awaited<ReturnType<typeof readSheet>>, { sheet: unknown }>;
let kept: (Prepared & { for: string; until: number }) | undefined;

/** Loads Apple's script before the press if the browser lacks Apple's API, because a session must begin during the press. */
export const preload = async (script: string): Promise<void> => {
	if (typeof ApplePaySession === "undefined") await loadScript({ id: "apple-pay", src: script });
};

/**
 * Opens Apple's sheet (wallets-6). Apple requires the session to begin during the press, so it begins with a pending total. If that is not
 * possible, the shop's reply is kept for a second press.
 */
export const pay = (
	services: WriteServices,
	{ id, script, productId, opens }: SheetRequest,
): Promise<SheetOutcome> => {
	const pressed = `${services.apiHref} ${productId ?? ""}`;
	const before = kept?.for === pressed && kept.until > Date.now() ? kept : undefined;
	kept = undefined;
	if (before) return begin(before, services);
	if (opens && typeof ApplePaySession !== "undefined")
		return beginAtOnce(pendingRequest(opens), services, { id, productId });
	return askFirst(services, script, { id, pressed, productId });
};

const askFirst = async (
	services: WriteServices,
	script: string,
	{ id, pressed, productId }: { id: string; pressed: string; productId?: string },
): Promise<SheetOutcome> => {
	const [opened] = await Promise.all([readSheet(services, id, productId), preload(script)]);
	if ("end" in opened) return opened;
	if (navigator.userActivation?.isActive === false) {
		kept = { ...opened, for: pressed, until: Date.now() + KEPT };
		return { end: "ready" };
	}
	return begin(opened, services);
};

const sessionFor = (request: ApplePayJS.ApplePayPaymentRequest): ApplePaySession | undefined => {
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
	run(sessionFor(buildPaymentRequest(settings, sheet)), async () => sheet, services);

async function beginAtOnce(
	request: ApplePayJS.ApplePayPaymentRequest,
	services: WriteServices,
	{ id, productId }: { id: string; productId: string | undefined },
): Promise<SheetOutcome> {
	const session = sessionFor(request);
	let refused: SheetOutcome | undefined;
	const open = async (): Promise<WalletSheet> => {
		const opened = await readSheet(services, id, productId);
		if (!("end" in opened)) return opened.sheet;
		refused = opened;
		throw new Error("There is nothing to pay");
	};
	const outcome = await run(session, open, services);
	return refused ?? outcome;
}
