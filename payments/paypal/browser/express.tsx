import { useEffect, useRef, useState } from "react";
import styles from "../../../client/features/wallets/wallet-buttons.module.css";
import type { HostedButtonProps } from "../../../client/features/wallets/wallet-modules.ts";
import { usePlace } from "../../../client/state/app-context.tsx";
import { useWriteServices } from "../../../client/state/use-write-services.ts";
import { drawPaypal } from "./paypal.ts";

export function Button({ method: { id, script, style }, pays, onEnd, children }: HostedButtonProps) {
	const { shell } = usePlace();
	const services = useWriteServices();
	const place = useRef<HTMLDivElement>(null);
	const [drawn, setDrawn] = useState(false);
	const latest = useRef({ services, onEnd });
	latest.current = { services, onEnd };
	const { productId, withAddress } = pays;
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		let isUnmounted = false;
		let remove = () => {};
		drawPaypal(element, {
			id,
			script,
			style,
			services: latest.current.services,
			pays: { place: pays.place, productId, withAddress },
			checkoutHref: shell.checkoutHref,
			onEnd: (outcome) => latest.current.onEnd(outcome),
		}).then(
			(button) => {
				if (isUnmounted) return button.remove();
				remove = button.remove;
				setDrawn(true);
			},
			() => setDrawn(false),
		);
		return () => {
			isUnmounted = true;
			remove();
		};
	}, [id, script, style, pays.place, productId, withAddress, shell.checkoutHref]);
	return (
		<>
			<div ref={place} className={styles.hosted} hidden={!drawn} data-wallet-button={id} />
			{drawn ? null : children}
		</>
	);
}
