import type { ComponentType } from "react";
import type { TryOnStageProps } from "./try-on-stage-props.ts";

/** The one place that knows which provider it is; it comes with the first click. */
export const loadTryOn = async (): Promise<ComponentType<TryOnStageProps>> =>
	(await import("./try-on-stage.tsx")).TryOnStage;
