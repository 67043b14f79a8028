import { useEffect, useState } from "react";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import styles from "./near-me.module.css";

export function NearMe({ isAsking, ask }: { isAsking: boolean; ask: () => void }) {
	const { t } = useTranslation();
	const [isRunning, setRunning] = useState(false);
	useEffect(() => setRunning(true), []);
	return (
		<p className={styles.near}>
			{isRunning ? (
				<button type="button" className={type_.link} onClick={ask} aria-disabled={isAsking}>
					{t(isAsking ? "stores.near.asking" : "stores.near.ask")}
				</button>
			) : null}
		</p>
	);
}
