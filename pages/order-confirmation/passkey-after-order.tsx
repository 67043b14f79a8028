import { useEffect, useState } from "react";
import { lazy } from "../../client/state/drawing/lazy.tsx";

const Offer = lazy<{ onDone: () => void; inPage: boolean }>(
	async () => (await import("../../client/features/identity/passkeys/passkey-offer.tsx")).PasskeyOffer,
);

/** Offers a passkey if the customer may be asked for one; shows nothing if the script fails to load (identity-46). */
export function PasskeyAfterOrder() {
	const [isOffered, setOffered] = useState(false);
	useEffect(() => {
		import("../../client/features/identity/passkeys/declined-passkey.ts")
			.then(({ mayOfferPasskey }) => mayOfferPasskey())
			.then(setOffered, () => {});
	}, []);
	return isOffered ? <Offer inPage onDone={() => setOffered(false)} /> : null;
}
