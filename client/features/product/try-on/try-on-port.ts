import type { ComponentType } from "react";
import type { TryOnStageProps } from "./try-on-stage-props.ts";

export const loadTryOn = async (): Promise<ComponentType<TryOnStageProps>> =>
	(await import("./try-on-stage.tsx")).TryOnStage;
