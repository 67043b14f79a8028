import { type ReactNode, useState } from "react";
import { usePlace } from "../../../state/app-context.tsx";
import { lazy } from "../../../state/drawing/lazy.tsx";

const PasskeyOffer = lazy<{ onDone: () => void }>(
	async () => (await import("./passkey-offer.tsx")).PasskeyOffer,
);

type Offering = {
	offer: ReactNode;
	signedIn: (way: "password" | "passkey") => Promise<void>;
};

export function usePasskeyOffer(onDone: () => void): Offering {
	const { shell } = usePlace();
	const [isOffering, setOffering] = useState(false);
	const finish = () => {
		setOffering(false);
		onDone();
	};
	return {
		offer: isOffering ? <PasskeyOffer onDone={finish} onError={finish} /> : null,
		signedIn: async (way) => {
			const may =
				way === "password" &&
				shell.signInCodeHref !== undefined &&
				(await import("./declined-passkey.ts")
					.then(({ mayOfferPasskey }) => mayOfferPasskey())
					.catch(() => false));
			if (may) setOffering(true);
			else finish();
		},
	};
}
