/** A part of a component whose code comes when it is wanted: what could not come breaks nothing, and is asked for the next time. */
import { type ComponentType, createElement, type ReactNode, useEffect, useReducer } from 'react';

export interface LaterPart<Props> {
  /** Brings the code beforehand; rejects when it could not come. */
  readonly bring: () => Promise<unknown>;
  /** Draws it, or nothing until it is there. `isWanted` asks for it; `onMissing` is told when it could not come. */
  readonly usePart: (isWanted: boolean, onMissing?: () => void) => (props: Props) => ReactNode;
}

export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let arrived: ComponentType<Props> | null = null;
  const bring = async () => {
    arrived ??= await load();
  };

  function usePart(isWanted: boolean, onMissing: () => void = () => undefined) {
    const [, draw] = useReducer((times: number) => times + 1, 0);
    const isMissing = isWanted && arrived === null;
    useEffect(() => {
      if (isMissing) bring().then(draw, onMissing);
      // Told to whoever asked; asking again is a new wish.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [isMissing]);
    return (props: Props) => arrived && createElement(arrived, props);
  }

  return { bring, usePart };
}
