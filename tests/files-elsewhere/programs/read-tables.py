"""Prints the cells of each table as JSON: workbooks by openpyxl, CSV by the module of Python."""
import csv
import datetime
import json
import sys

import openpyxl


def plain(value):
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    return value


def sheets_of(file):
    if file.endswith(".csv"):
        with open(file, encoding="utf-8-sig", newline="") as lines:
            return [list(csv.reader(lines))]
    book = openpyxl.load_workbook(file)
    return [[[plain(cell) for cell in row] for row in sheet.values] for sheet in book]


print(json.dumps({file: sheets_of(file) for file in sys.argv[1:]}))
