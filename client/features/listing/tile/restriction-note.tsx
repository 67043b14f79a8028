import type { TileView } from "../../../../shared/contracts/views.ts";
import { useUi } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import styles from "../../../styles/tile.module.css";
import { insteadOfFollowing } from "../../../ui/is-plain-click.ts";

export function RestrictionNote({ tile }: { tile: Pick<TileView, "askHref" | "restriction"> }) {
	const { t } = useTranslation();
	const ui = useUi();
	const open = insteadOfFollowing(() => ui.openRestriction(tile.restriction));
	return (
		<a className={styles.restricted} href={tile.askHref} onClick={open} data-acts="">
			{t("product.restricted")}
		</a>
	);
}
