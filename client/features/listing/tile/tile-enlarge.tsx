import { useTranslation } from "../../../state/texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./tile.module.css";

type TileEnlargeProps = { id: string; name: string; onEnlarge: (id: string) => void };

/** Opens the list's gallery at this tile; without script there is nothing that it could do, so it comes later. */
export function TileEnlarge({ id, name, onEnlarge }: TileEnlargeProps) {
	const { t } = useTranslation();
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
