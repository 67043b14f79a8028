import { type MouseEvent, useEffect, useRef } from "react";
import type { ListData } from "../../../pages/list/contract.ts";
import { usePath, useUi, useUiState } from "../../state/app-context.tsx";
import { lazy } from "../../state/drawing/lazy.tsx";
import { serverOnly } from "../../state/drawing/server-only.tsx";
import { useWanted } from "../../state/drawing/use-wanted.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Disclosure } from "../../ui/overlay/disclosure.tsx";
import { Chips } from "./chips.tsx";
import { FullScreen } from "./grid/full-screen.tsx";
import { GridSizes } from "./grid/grid-sizes.tsx";
import styles from "./list-tools.module.css";

const FilterValues = serverOnly<typeof import("./filter-values.still.tsx")>("filterValues");
const Filters = lazy(async () => (await import("./filters.tsx")).Filters);

export function ListTools({ data }: { data: ListData }) {
	const { t } = useTranslation();
	const path = usePath();
	const [pathname = path] = path.split("?", 1);
	const chosenCount = data.chips.length;
	const ui = useUi();
	const awake = useUiState("awake");
	const layers = useUiState("layers");
	const filtering = layers.popups.includes("filtersPopup");
	const closeFilters = () => ui.closePopup("filtersPopup");
	const [isWanted, fail] = useWanted(filtering, closeFilters);
	const { refinements } = data;
	const line = useRef<HTMLDivElement>(null);
	const initialRefinements = useRef(refinements);
	useEffect(() => {
		if (refinements === initialRefinements.current) return;
		// A panel that was opened before the page was awake still has the server's values.
		const panel = line.current?.querySelector<HTMLDetailsElement>("details[open]:has(section)");
		if (!panel) return;
		panel.open = false;
		ui.openPopup("filtersPopup");
	}, [refinements, ui]);
	const onFilter = (event: MouseEvent) => {
		if (!awake || event.currentTarget.closest("[open]")) return;
		event.preventDefault();
		ui.openPopup("filtersPopup");
	};
	return (
		<div className={styles.tools}>
			<div className={styles.line} ref={line}>
				{refinements.length > 0 ? (
					<Disclosure
						className={styles.tool}
						summaryClassName={classNames(type_.label, styles.word)}
						name="list-tools"
						closeOn={pathname}
						onSummaryClick={onFilter}
						summary={
							<>
								<span aria-hidden={chosenCount > 0}>{t("list.filter")}</span>
								{chosenCount > 0 ? (
									<>
										<span aria-hidden="true">({chosenCount})</span>
										<span className={type_.hidden}>{t("list.filterCount", { count: chosenCount })}</span>
									</>
								) : null}
							</>
						}
					>
						<FilterValues className={styles.panel} from={{ refinements }} />
					</Disclosure>
				) : null}
				<p className={classNames(type_.small, type_.muted, styles.total)}>{data.totalText}</p>
				{chosenCount > 0 ? <Chips data={data} /> : null}
				{data.tiles.length > 0 ? <FullScreen list={data} /> : null}
				<GridSizes device="desktop" />
				{data.sorting.length > 1 ? (
					<Disclosure
						className={styles.tool}
						summaryClassName={classNames(type_.label, styles.word)}
						name="list-tools"
						closeOn={path}
						summary={t("list.sort")}
					>
						<div className={classNames(styles.panel, styles.sorting)}>
							<ul>
								{data.sorting.map((option) => (
									<li key={option.id}>
										<a
											className={styles.value}
											href={option.href}
											aria-current={option.selected || undefined}
											rel="nofollow"
										>
											{option.label}
										</a>
									</li>
								))}
							</ul>
							<GridSizes device="mobile" className={styles.rows} />
						</div>
					</Disclosure>
				) : null}
			</div>
			{isWanted ? (
				<Dialog
					open={filtering}
					onClose={closeFilters}
					title={t("list.filter")}
					closeLabel={t("shell.close")}
					side="end"
				>
					<Filters key={pathname} data={data} onDone={closeFilters} onError={fail} />
				</Dialog>
			) : null}
		</div>
	);
}
