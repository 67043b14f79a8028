import { use } from "react";
import { useTranslation } from "../../../state/texts.ts";
import styles from "../../../styles/tile.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { Enlarge } from "./tile-enlarge-context.ts";

export function TileEnlarge({ id, name }: { id: string; name: string }) {
	const { t } = useTranslation();
	const onEnlarge = use(Enlarge);
	if (!onEnlarge) return null;
	return (
		<button
			type="button"
			className={styles.enlarge}
			data-enlarge=""
			aria-label={t("tile.enlarge", { name })}
			onClick={() => onEnlarge(id)}
		>
			<Icon name="enlarge" />
		</button>
	);
}
