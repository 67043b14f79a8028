import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import type { ListData } from "../../../pages/list/contract.ts";
import { usePath, useUi, useUiState } from "../../state/app-context.tsx";
import { isHydrating, isOpenedEarly } from "../../state/drawing/hydration.ts";
import { lazy } from "../../state/drawing/lazy.tsx";
import { serverOnly } from "../../state/drawing/server-only.tsx";
import { useWanted } from "../../state/drawing/use-wanted.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Disclosure } from "../../ui/overlay/disclosure.tsx";
import { Chips } from "./chips.tsx";
import type { FilterValuesProps } from "./filter-values.still.tsx";
import { GridSizes } from "./grid/grid-sizes.tsx";
import styles from "./list-tools.module.css";

/** Below this width the filter fills the screen (shell-12). */
const PHONE = "(width < 576px)";
const FilterValues = serverOnly<typeof import("./filter-values.still.tsx")>("filterValues");
const Filters = lazy(async () => (await import("./filters.tsx")).Filters);

export function ListTools({ data }: { data: ListData }) {
	const { t } = useTranslation();
	const path = usePath();
	const [pathname = path] = path.split("?", 1);
	const chosenCount = data.chips.length;
	const ui = useUi();
	const { awake, layers } = useUiState();
	const filtering = layers.popups.includes("filtersPopup");
	const closeFilters = () => ui.closePopup("filtersPopup");
	const [isWanted, fail] = useWanted(filtering, closeFilters);
	const { refinements } = data;
	const [initialValues] = useState(isHydrating() ? { list: pathname, refinements } : undefined);
	const [Drawn, setDrawn] = useState<ComponentType<FilterValuesProps>>();
	const draw = () => {
		if (Drawn) return;
		import("./draw-filter-values.ts").then(
			({ drawFilterValues }) => drawFilterValues((Values) => setDrawn(() => Values)),
			() => {},
		);
	};
	const changes = refinements !== initialValues?.refinements;
	// biome-ignore lint/correctness/useExhaustiveDependencies: `draw` does the same each time.
	useEffect(() => {
		if (changes || isOpenedEarly()) draw();
	}, [changes]);
	const onFilter = (event: MouseEvent) => {
		if (!awake || !matchMedia(PHONE).matches || event.currentTarget.closest("[open]")) return;
		event.preventDefault();
		ui.openPopup("filtersPopup");
	};
	return (
		<div className={styles.tools}>
			<div className={styles.line}>
				{refinements.length > 0 ? (
					<Disclosure
						className={styles.tool}
						summaryClassName={classNames(type_.label, styles.word)}
						name="list-tools"
						closeOn={pathname}
						onSummaryClick={onFilter}
						onToggle={draw}
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
						<FilterValues
							className={styles.panel}
							from={{
								list: pathname,
								refinements,
								before: initialValues?.list === pathname ? initialValues.refinements : undefined,
							}}
							Drawn={Drawn}
						/>
					</Disclosure>
				) : null}
				<p className={classNames(type_.small, type_.muted, styles.total)}>{data.totalText}</p>
				{chosenCount > 0 ? <Chips data={data} /> : null}
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
					<Filters data={data} onDone={closeFilters} onError={fail} />
				</Dialog>
			) : null}
		</div>
	);
}
