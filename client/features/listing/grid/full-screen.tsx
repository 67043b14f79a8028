import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";
import { useUi } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./grid-sizes.module.css";

/** Returns the first product of the list that is on the screen, below the header and the tools. */
const findSeenId = ({ tiles }: ListTilesView): string => {
	const link = [...document.querySelectorAll("[data-grid] > li > article a")].find(
		(one) => (one.closest("article")?.getBoundingClientRect().bottom ?? 0) > innerHeight / 3,
	);
	const href = link?.getAttribute("href");
	return (tiles.find((tile) => tile.href === href) ?? tiles[0])?.id ?? "";
};

/** Opens the list's products full screen, beginning with those on the screen (list-17). */
export function FullScreen({ list }: { list: ListTilesView }) {
	const { t } = useTranslation();
	const ui = useUi();
	return (
		<button
			type="button"
			className={styles.full}
			data-full-screen=""
			aria-label={t("list.fullScreen")}
			onClick={() => ui.openListGallery(list, findSeenId(list))}
		>
			<Icon name="enlarge" />
		</button>
	);
}
